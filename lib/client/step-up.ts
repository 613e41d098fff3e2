/** A page registers its step-up prompt here; the rejected call is then sent again, without losing input. */

type RequestStepUp = () => Promise<boolean>

let stepUpHandler: RequestStepUp | undefined
let pendingStepUp: Promise<boolean> | undefined

export function registerStepUpHandler(handler: RequestStepUp) {
  stepUpHandler = handler
  return () => {
    if (stepUpHandler === handler) stepUpHandler = undefined
  }
}

/** Concurrent rejections share one prompt. */
export function requestStepUp(): Promise<boolean> {
  if (!stepUpHandler) return Promise.resolve(false)
  pendingStepUp ??= stepUpHandler().finally(() => {
    pendingStepUp = undefined
  })
  return pendingStepUp
}
