declare module '@digitalbazaar/data-integrity' {
  export class DataIntegrityProof {
    constructor(options: { cryptosuite: unknown })
  }
}
declare module '@digitalbazaar/eddsa-rdfc-2022-cryptosuite' {
  export const cryptosuite: unknown
}
declare module '@digitalbazaar/vc' {
  type Outcome = { verified: boolean; error?: Error & { errors?: unknown[] } }
  export function verifyCredential(options: object): Promise<Outcome>
}
