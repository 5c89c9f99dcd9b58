export const lookBack = () => [];
