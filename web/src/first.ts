/** Stands in the page itself: it asks the server before any other script is there. */
import { ask } from "./lib/early";

ask();
