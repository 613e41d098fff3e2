import type { IncomingMessage, ServerResponse } from 'node:http'
import { noteOf, REQUEST_ID } from '@/base/request-notes'

type WriteHead = (status: number, ...rest: unknown[]) => ServerResponse

/** A page of Next cannot set the status of what it shows, so it notes one for our server. */
export function applyNotedStatus(request: IncomingMessage, response: ServerResponse): void {
  const id = `${request.headers[REQUEST_ID]}`
  const writeHead = response.writeHead.bind(response) as WriteHead
  const noted: WriteHead = (status, ...rest) => writeHead(noteOf(id).status ?? status, ...rest)
  response.writeHead = noted as typeof response.writeHead
}
