/** Runs inside the page itself: it sends the first requests before any other script is loaded. */
import { prefetch } from "./lib/prefetch";

prefetch();
