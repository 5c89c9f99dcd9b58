// The web build this page belongs to, from the <meta> that vite.config.ts writes into index.html.

/** null in development, where there is no build. */
export const pageBuild: string | null =
  document.querySelector<HTMLMetaElement>('meta[name="wordhoard-build"]')?.content ?? null;
