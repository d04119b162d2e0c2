// Plays at random at many tables at once, two people at each, and measures the server.
//
//     node load.mjs ours|peer URL TABLES SECONDS PACE [LANGUAGE]
//
// PACE: seconds that a person waits before a move; 0: none, so that the server is as busy as can be.
// Prints a line when all play and it begins to count. Then JSON: moves acknowledged a second, and in all;
// milliseconds until the mover's acknowledgement and until the opponent has the move.
import { randomInt } from "node:crypto";
import { io } from "socket.io-client";
import WebSocket from "ws";

const [which, url, tables, seconds, pace, language] = process.argv.slice(2);
const tally = { counts: false, acknowledged: [], seen: [] };
const pick = (list) => list[randomInt(list.length)];
const now = () => performance.now();
const later = (act) => (Number(pace) ? setTimeout(act, Number(pace) * 1000 * (0.5 + Math.random())) : act());
const note = (list, since) => {
  if (since !== undefined && tally.counts) list.push(now() - since);
};

const drivers = {
  async ours(number) {
    // As many clients behind a proxy on this machine: the server counts each by itself.
    const headersOf = (who) => ({ "X-Forwarded-For": `10.${who}.${Math.floor(number / 250)}.${(number % 250) + 1}` });
    const people = [
      { kind: "person", name: "Ada" },
      { kind: "person", name: "Bo" },
    ];
    const answer = await fetch(`${url}/api/tables`, {
      method: "POST",
      headers: { ...headersOf(2), "Content-Type": "application/json" },
      body: JSON.stringify({ game: "wat-aah", seats: people }),
    });
    if (!answer.ok) throw new Error(await answer.text());
    const opened = await answer.json();
    // A move is on both screens with the same time of the server; some are not shown to the other.
    const sent = {};
    const movedAt = {};
    const seenAt = [{}, {}];
    const lines = [];
    let over = false;
    for (const { seat, secret } of opened.seats) {
      const address = `${url.replace("http", "ws")}/api/tables/${opened.id}/stream`;
      const line = new WebSocket(address, { headers: headersOf(seat), perMessageDeflate: false });
      lines.push(line);
      const answered = {}; // by number: when it was sent
      const times = {}; // by number: the server's time
      /** An own move is acknowledged and told: has the other seen it? */
      const compare = (number) => {
        if (answered[number] === undefined || times[number] === undefined) return;
        const seen = seenAt[1 - seat][times[number]];
        if (seen === undefined) movedAt[times[number]] = { seat, sent: answered[number] };
        else if (tally.counts) tally.seen.push(seen - answered[number]);
      };
      let newest = null; // where the seat owes a choice
      let acting = false; // one move at a time: the other seat's may come in between
      const act = () => {
        if (acting || !newest) return;
        acting = true;
        later(() => {
          if (!newest) return void (acting = false);
          const command = `${seat} ${newest.number}`;
          sent[command] = now();
          line.send(JSON.stringify({ type: "act", command, plan: pick(newest.legal).notation }));
          newest = null;
        });
      };
      line.on("open", () => line.send(JSON.stringify({ secret, cells: false, ...(language ? { language } : {}) })));
      line.on("message", (data) => {
        const told = JSON.parse(data);
        if (told.type === "done") {
          note(tally.acknowledged, sent[told.command]);
          answered[told.number] = sent[told.command];
          compare(told.number);
          acting = false;
          act();
        } else if (told.type === "error") throw new Error(JSON.stringify(told.error));
        else if (told.type === "update") {
          times[told.update.number] = told.update.at;
          compare(told.update.number);
          seenAt[seat][told.update.at] = now();
          if (movedAt[told.update.at]?.seat === 1 - seat) note(tally.seen, movedAt[told.update.at].sent);
          newest = told.update.legal.length ? told.update : null;
          if (!told.update.ending) return act();
          if (!over) drivers.ours(number);
          over = true;
          lines.forEach((other) => other.close());
        }
      });
    }
  },

  async peer(number) {
    const lobby = url.replace(/\d+$/, (port) => String(Number(port) + 1));
    const answer = await fetch(`${lobby}/games/cards/create`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ numPlayers: 2 }),
    });
    const { matchID } = await answer.json();
    const moved = {};
    for (const playerID of ["0", "1"]) {
      const joined = await fetch(`${lobby}/games/cards/${matchID}/join`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ playerID, playerName: `p${number}` }),
      });
      const { playerCredentials: credentials } = await joined.json();
      const line = io(`${url}/cards`, { transports: ["websocket"], forceNew: true });
      const take = (state) => {
        const move = moved[state._stateID - 1]; // the one that led to this state
        if (move) note(move.playerID === playerID ? tally.acknowledged : tally.seen, move.at);
        if (!state.G.legal.length) return;
        later(() => {
          const [type, ...args] = pick(state.G.legal);
          const action = { type: "MAKE_MOVE", payload: { type, args, playerID, credentials } };
          moved[state._stateID] = { playerID, at: now() };
          line.emit("update", action, state._stateID, matchID, playerID);
        });
      };
      line.on("connect", () => line.emit("sync", matchID, playerID, credentials, 2));
      line.on("sync", (_, { state }) => take(state));
      line.on("update", (_, state) => take(state));
    }
  },
};

function quantiles(list) {
  const ordered = [...list].sort((a, b) => a - b);
  const at = (share) => ordered[Math.floor((ordered.length - 1) * share)] ?? null;
  return { half: at(0.5), most: at(0.99) };
}

for (let n = 0; n < Number(tables); n++) await drivers[which](n);
await new Promise((done) => setTimeout(done, 2000));
console.log("counting");
tally.counts = true;
const started = now();
await new Promise((done) => setTimeout(done, Number(seconds) * 1000));
tally.counts = false;
const moves = tally.acknowledged.length;
const rate = moves / ((now() - started) / 1000);
console.log(JSON.stringify({ rate, moves, acknowledged: quantiles(tally.acknowledged), seen: quantiles(tally.seen) }));
process.exit(0);
