// Loaded into a node before the server: its wall clock jumps by hours, forwards and backwards in turn, at every SIGUSR2.
// The server must not feel it.

const real = Date.now;
let step = 0;
let jumps = 0;
Date.now = () => real() + step;
process.on('SIGUSR2', () => {
  jumps++;
  step += (jumps % 2 === 1 ? 1 : -2) * jumps * 3_600_000;
});
