// Written by `node scripts/run.mjs languages`.
export const clientTranslations = {
  hi: () => import('./hi/client').then(({ hi }) => hi),
  ta: () => import('./ta/client').then(({ ta }) => ta),
}
