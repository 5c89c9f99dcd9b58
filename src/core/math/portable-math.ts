// exp, ln and pow from + − × ÷ alone, which every JavaScript engine rounds the same way. The built-in Math.exp, Math.log and
// Math.pow may differ in their last bits between engines, and a bot must choose the same move on every machine.

const LN2_HIGH = 0.6931471803691238; // the upper bits of ln 2: whole multiples of it are exact
const LN2_LOW = 1.9082149292705877e-10;
const LN2 = Math.LN2;
const MAX_EXPONENT = 1023;
const SERIES_TERMS = 14;

const bits = new DataView(new ArrayBuffer(8));

/** Two to a whole power, exactly, from −1022 to 1023. */
function powerOfTwo(exponent: number): number {
  bits.setUint32(0, (exponent + MAX_EXPONENT) << 20);
  bits.setUint32(4, 0);
  return bits.getFloat64(0);
}

export function exp(x: number): number {
  if (Number.isNaN(x)) return x;
  if (x > 709.78) return Number.POSITIVE_INFINITY;
  if (x < -708) return 0;
  // x = power × ln 2 + rest, so that e^x = 2^power × e^rest with a small rest.
  const power = Math.round(x / LN2);
  const rest = x - power * LN2_HIGH - power * LN2_LOW;
  let sum = 1;
  for (let n = SERIES_TERMS; n > 0; n--) sum = 1 + (rest / n) * sum;
  return power > MAX_EXPONENT ? sum * powerOfTwo(MAX_EXPONENT) * 2 : sum * powerOfTwo(power);
}

/** The natural logarithm of a number above 0. */
export function ln(x: number): number {
  if (Number.isNaN(x) || x < 0) return Number.NaN;
  if (x === 0) return Number.NEGATIVE_INFINITY;
  if (x === Number.POSITIVE_INFINITY) return x;
  // x = mantissa × 2^power with the mantissa near 1.
  bits.setFloat64(0, x);
  const high = bits.getUint32(0);
  let power = (high >>> 20) - MAX_EXPONENT;
  if (power === -MAX_EXPONENT) return ln(x * powerOfTwo(60)) - 60 * LN2; // too small to have its own exponent
  bits.setUint32(0, (high & 0xfffff) | (MAX_EXPONENT << 20));
  let mantissa = bits.getFloat64(0);
  if (mantissa > Math.SQRT2) {
    mantissa /= 2;
    power++;
  }
  // ln m = 2 (s + s³/3 + s⁵/5 + …) with s = (m − 1) / (m + 1)
  const s = (mantissa - 1) / (mantissa + 1);
  const square = s * s;
  let sum = 0;
  for (let n = 2 * SERIES_TERMS - 1; n > 0; n -= 2) sum = 1 / n + square * sum;
  return power * LN2_HIGH + (power * LN2_LOW + 2 * s * sum);
}

/** A base of 0 or more to any power. Whole exponents are multiplied out. */
export function pow(base: number, exponent: number): number {
  if (!Number.isInteger(exponent)) return exp(exponent * ln(base));
  let product = 1;
  for (let square = base, rest = Math.abs(exponent); rest > 0; square *= square, rest = Math.floor(rest / 2))
    if (rest % 2 === 1) product *= square;
  return exponent < 0 ? 1 / product : product;
}
