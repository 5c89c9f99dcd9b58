// The web build this page belongs to, from the <meta name="build"> that the build writes into index.html.

/** null in development, where there is no build. */
export const pageBuild: string | null = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? null;
