// Loaded into a node before the server: at every SIGUSR2 its wall clock jumps by hours, forwards and backwards in turn.
// The server must not be affected.

const real = Date.now;
let offsetMs = 0;
let jumpCount = 0;
Date.now = () => real() + offsetMs;
process.on('SIGUSR2', () => {
  jumpCount++;
  offsetMs += (jumpCount % 2 === 1 ? 1 : -2) * jumpCount * 3_600_000;
});
