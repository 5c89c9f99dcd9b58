// Loaded into a node before the server: its wall clock jumps by hours, forwards and backwards in turn, at every SIGUSR2.
// The server must not feel it.

const real = Date.now;
let offsetMs = 0;
let jumpCount = 0;
Date.now = () => real() + offsetMs;
process.on('SIGUSR2', () => {
  jumpCount++;
  offsetMs += (jumpCount % 2 === 1 ? 1 : -2) * jumpCount * 3_600_000;
});
