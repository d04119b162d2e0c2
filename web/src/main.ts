/** The first of all scripts is small: it asks the server while the others are still loading. */
import { ask } from "./lib/early";

ask();
void import("./start");
