/**
 * A delicate call may be refused until somebody has shown once more who they are. Where a page can ask
 * for that, it says so here, and the call goes out again afterwards: nothing typed is lost.
 */

type RequestStepUp = () => Promise<boolean>

let stepUpHandler: RequestStepUp | undefined
let pendingStepUp: Promise<boolean> | undefined

export function registerStepUpHandler(handler: RequestStepUp) {
  stepUpHandler = handler
  return () => {
    if (stepUpHandler === handler) stepUpHandler = undefined
  }
}

/** Whether it was shown. Calls that are refused together ask once. */
export function requestStepUp(): Promise<boolean> {
  if (!stepUpHandler) return Promise.resolve(false)
  pendingStepUp ??= stepUpHandler().finally(() => {
    pendingStepUp = undefined
  })
  return pendingStepUp
}
