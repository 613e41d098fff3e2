/**
 * A delicate call may be refused until somebody has shown once more who they are. Where a page can ask
 * for that, it says so here, and the call goes out again afterwards: nothing typed is lost.
 */

type Ask = () => Promise<boolean>

let asking: Ask | undefined
let asked: Promise<boolean> | undefined

export function onProofAsked(ask: Ask) {
  asking = ask
  return () => {
    if (asking === ask) asking = undefined
  }
}

/** Whether it was shown. Calls that are refused together ask once. */
export function proofAsked(): Promise<boolean> {
  if (!asking) return Promise.resolve(false)
  asked ??= asking().finally(() => {
    asked = undefined
  })
  return asked
}
