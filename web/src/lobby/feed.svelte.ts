/** What the lobby or a tournament shows, over a WebSocket that reconnects by itself. */

const RETRY_MS = [500, 1000, 2000, 5000];
/** The server refuses for good: there is nothing like that, or we are blocked. */
const REFUSED = 4400;

export class Feed<Card> {
  card = $state.raw<Card | null>(null);
  offline = $state(false);
  /** Whether the server has refused for good. */
  refused = $state(false);

  #socket: WebSocket | null = null;
  #tries = 0;
  #timer = 0;
  #closed = false;

  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
    this.#connect();
    addEventListener("online", this.#again);
  }

  #connect(): void {
    const address = new URL(`api/${this.#path}/stream`, document.baseURI);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = (this.#socket = new WebSocket(address));
    socket.onmessage = ({ data }) => {
      this.card = JSON.parse(data as string) as Card;
      this.offline = false;
      this.#tries = 0;
    };
    socket.onclose = ({ code }) => {
      if (this.#closed || socket !== this.#socket) return;
      this.offline = true;
      if (code >= REFUSED) {
        this.refused = true;
        return;
      }
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
