// A player without rules: it plays at random what the server lists as legal. Node 22 or later, no packages.
//   node docs/bot.mjs http://127.0.0.1:8044 reichswald veritable    begins a game and prints the invitation for the other side
//   node docs/bot.mjs http://127.0.0.1:8044/#/seat/TICKET           takes the seat of an invitation
const [address = 'http://127.0.0.1:8044', game = 'reichswald', scenario = 'veritable'] = process.argv.slice(2);
const { origin, hash } = new URL(address);
const ticket = hash.split('/')[2] ?? (await begin());
const word = crypto.randomUUID(); // Said after the server has promised its dice: nobody can have chosen them.

async function begin() {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ game, scenario, options: {} });
  const answer = await fetch(`${origin}/api/games`, { method: 'POST', headers, body });
  const { tickets, error } = await answer.json();
  if (error) throw new Error(JSON.stringify(error));
  const [own, other] = Object.values(tickets);
  process.stdout.write(`The other side: ${origin}/#/seat/${other}\n`);
  return own;
}

/** Applies what is different: a JSON Patch (RFC 6902). */
function patch(document, operations) {
  for (const { op, path, value } of operations) {
    const [, ...keys] = path.split('/').map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
    const last = keys.pop();
    const parent = keys.reduce((at, key) => at[key], document);
    if (op === 'replace' || (op === 'add' && !Array.isArray(parent))) parent[last] = value;
    else if (op === 'add') parent.splice(last === '-' ? parent.length : last, 0, value);
    else if (Array.isArray(parent)) parent.splice(last, 1);
    else delete parent[last];
  }
}

function sit() {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/seat`);
  const say = (message) => socket.send(JSON.stringify(message));
  let [side, position, length, asked] = ['', undefined, 0, 0];

  function decide() {
    const { toAct, legal, offer } = position;
    if (offer && offer.by !== side) say({ type: 'parley', ask: ++asked, at: length, what: 'decline' });
    else if (toAct === 'over') process.exit();
    else if (toAct === side) {
      const order = legal[Math.floor(Math.random() * legal.length)];
      process.stdout.write(`turn ${position.known.turn}: ${JSON.stringify(order)}\n`);
      say({ type: 'perform', ask: ++asked, at: length, orders: [order] });
    }
  }
  socket.addEventListener('open', () => say({ type: 'sit', ticket, name: 'Bot', word, legal: true }));
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === 'game') side = message.side;
    if (message.type === 'position') position = message.position;
    if (message.type === 'change') patch(position, message.patch);
    if (message.actions) length = message.actions.kept + message.actions.more.length;
    if (message.type === 'answer' ? message.ask === asked : message.actions) decide();
  });
  // 4001: it is of no use to come again.
  socket.addEventListener('close', ({ code }) => code !== 4001 && setTimeout(sit, 1000));
}
sit();
