export const sayMiss = () => '';
