// Written by `node scripts/run.mjs languages`.
export const clientTranslations = {
  hi: {
    account: () => import('./hi/client/account').then(({ hi }) => hi),
    members: () => import('./hi/client/members').then(({ hi }) => hi),
    public: () => import('./hi/client/public').then(({ hi }) => hi),
    reader: () => import('./hi/client/reader').then(({ hi }) => hi),
  },
  ta: {
    account: () => import('./ta/client/account').then(({ ta }) => ta),
    members: () => import('./ta/client/members').then(({ ta }) => ta),
    public: () => import('./ta/client/public').then(({ ta }) => ta),
    reader: () => import('./ta/client/reader').then(({ ta }) => ta),
  },
}
