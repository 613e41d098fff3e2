import 'server-only'
import { draw } from './draw'
import { canDraw } from './drawing/fonts'
import type { DrawingRequest, DrawingResponse } from './text'

/** A drawing process. `scripts/document-worker.ts` bundles it, `render-pool.ts` starts it. */

process.on('message', async (request: DrawingRequest) => {
  const response = await answer(request).catch(
    (error): DrawingResponse => ({ fault: `${error instanceof Error ? error.stack : error}` }),
  )
  process.send?.(response)
})

async function answer(request: DrawingRequest): Promise<DrawingResponse> {
  if (request.task === 'canDraw') return { result: canDraw(request.input) }
  return { result: Uint8Array.from(await draw(request.task, request.input)) }
}

// The site has stopped.
process.once('disconnect', () => process.exit(0))
