/** What the lobby shows, over a WebSocket that reconnects by itself. */
import type { LobbyCard } from "../api/types";

const RETRY_MS = [500, 1000, 2000, 5000];
/** The server refuses for good: there is no lobby, or we are blocked. */
const REFUSED = 4400;

export class LobbyFeed {
  card = $state.raw<LobbyCard | null>(null);
  offline = $state(false);

  #socket: WebSocket | null = null;
  #tries = 0;
  #timer = 0;
  #closed = false;

  constructor() {
    this.#connect();
    addEventListener("online", this.#again);
  }

  #connect(): void {
    const address = new URL("api/lobby/stream", document.baseURI);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = (this.#socket = new WebSocket(address));
    socket.onmessage = ({ data }) => {
      this.card = JSON.parse(data as string) as LobbyCard;
      this.offline = false;
      this.#tries = 0;
    };
    socket.onclose = ({ code }) => {
      if (this.#closed || socket !== this.#socket) return;
      this.offline = true;
      if (code >= REFUSED) return;
      this.#timer = window.setTimeout(() => this.#connect(), RETRY_MS[Math.min(this.#tries++, RETRY_MS.length - 1)]);
    };
  }

  #again = (): void => {
    if (!this.offline) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#again);
    const socket = this.#socket;
    // Browsers warn of a connection that is closed before it is there.
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket?.close();
  }
}
