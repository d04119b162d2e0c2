/** The server's time, as reactive state that changes as time passes. */
import { createSubscriber } from "svelte/reactivity";
import { clockOffset } from "../api/http";

const EVERY = 15_000;
const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, EVERY);
  return () => clearInterval(timer);
});

export function passingTime(): number {
  subscribe();
  return Date.now() + clockOffset;
}
