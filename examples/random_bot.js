// A bot for any game of Kagemusha in JavaScript: it plays any legal action.
// Use it as "exec:node random_bot.js"; docs/write-a-bot.md describes the lines.
const lines = require("node:readline").createInterface({ input: process.stdin });

lines.on("line", (line) => {
  const asked = JSON.parse(line);
  if (asked.type === "match") {
    console.log(JSON.stringify({ name: "random in JavaScript" }));
  } else {
    console.log(JSON.stringify({ plan: [asked.legal[asked.draw % asked.legal.length]] }));
  }
});
