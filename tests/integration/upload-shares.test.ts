// @module-tag ci
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { POST } from '@/app/api/school/website/files/route'
import { PATCH } from '@/app/api/team/files/uploads/[id]/route'
import type { RouteHandler } from '@/lib/api/define-route'
import { findViewerByToken } from '@/lib/auth/sessions'
import { beginUpload } from '@/lib/files/upload/begin'
import { matchRoute } from '@/lib/match-route'
import { selectAdmission } from '@/server/concurrency-limits'
import { bearerHeader } from '../support/api-user'
import { openInProcessDatabase } from '../support/in-process'
import { openSocket } from '../support/raw-connection'
import { createMp4, createPng } from '../support/sample-files'
import { newSite } from '../support/school-sites'
import { newEditorToken, newUserToken } from '../support/team'
import { waitFor } from '../support/wait-for'

/** The real routes behind the real admission, without Next. */

const SCHOOL_UPLOADS = '/api/school/website/files'
const TEAM_UPLOADS = '/api/team/files/uploads/:id'

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
let server: Server
let url: string
const sockets: Socket[] = []

beforeAll(async () => {
  site = await openInProcessDatabase({ TRUSTED_PROXY_HOPS: '1' })
  server = createServer(await createListener())
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  url = `http://localhost:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  server.closeAllConnections()
  await site.close()
})

async function createListener(): Promise<RequestListener> {
  const handlers: Record<string, RouteHandler> = { [SCHOOL_UPLOADS]: POST, [TEAM_UPLOADS]: PATCH }
  return (request, response) => {
    const path = new URL(request.url ?? '', url).pathname
    const policy = matchRoute(path)
    const handle = policy && handlers[policy.path]
    if (!policy || !handle) throw new Error(`no route ${path}`)
    void selectAdmission(policy)(request, response, async () => {
      const webRequest = new Request(`${url}${request.url}`, {
        method: request.method,
        headers: request.headers as Record<string, string>,
        body: Readable.toWeb(request),
        duplex: 'half',
      } as RequestInit)
      const params = Promise.resolve({ id: path.split('/').at(-1) })
      const answer = await handle(webRequest, { params })
      response.writeHead(answer.status).end(await answer.text())
    })
  }
}

type Uploader = { token: string; ip: string }

async function newSchoolUploader(ip: string): Promise<Uploader> {
  const { coordinator } = await newSite(site.db)
  return { token: await newUserToken(site.db, coordinator.id), ip }
}

/** Declares a large picture, sends one byte and keeps the connection. */
function openSlowUpload({ token, ip }: Uploader) {
  const socket = openSocket(url)
  sockets.push(socket)
  const headers = [
    `POST ${SCHOOL_UPLOADS}?consent=yes HTTP/1.1`,
    'Host: localhost',
    `Authorization: Bearer ${token}`,
    `X-Forwarded-For: ${ip}`,
    'X-File-Name: hall.png',
    'Content-Type: application/octet-stream',
    'Content-Length: 3900000',
  ]
  socket.write(`${headers.join('\r\n')}\r\n\r\nx`)
  const upload = { socket, status: 0 }
  socket.on('error', () => socket.destroy())
  socket.on('data', (chunk) => {
    upload.status ||= Number(/HTTP\/1\.1 (\d{3})/.exec(chunk.toString())?.[1])
  })
  return upload
}

const sendFile = (path: string, { token, ip }: Uploader, body: Buffer, method = 'POST') =>
  fetch(url + path, {
    method,
    body: new Uint8Array(body),
    headers: {
      ...bearerHeader(token),
      'x-forwarded-for': ip,
      'x-file-name': 'hall.png',
      'content-type': 'application/octet-stream',
      'upload-offset': '0',
    },
  })

/** Refused ones are answered once the client had time to read the answer. */
const waitForRefusals = (uploads: { status: number }[], openCount: number) =>
  waitFor(() => {
    const refused = uploads.filter(({ status }) => status === 429 || status === 503)
    expect(refused).toHaveLength(uploads.length - openCount)
  })

test('20 uploads of one user that do not go on leave the uploads of others alone', async () => {
  const attacker = await newSchoolUploader('203.0.113.1')
  const uploads = Array.from({ length: 20 }, () => openSlowUpload(attacker))
  await waitForRefusals(uploads, 3)
  const other = await newSchoolUploader('203.0.113.2')
  const neighbour = await newSchoolUploader('203.0.113.1')
  for (const [index, uploader] of [other, neighbour].entries()) {
    const picture = createPng(40, 30 + index)
    const { status } = await sendFile(`${SCHOOL_UPLOADS}?consent=yes`, uploader, picture)
    expect(status).toBe(201)
  }
  for (const { socket } of uploads) socket.destroy()
})

test('uploads of schools leave the slots of the team free, also from one network', async () => {
  const networks = Array.from({ length: 14 }, (_, index) => `198.51.100.${index >> 1}`)
  const uploaders = await Promise.all(networks.map(newSchoolUploader))
  const uploads = uploaders.flatMap((uploader) =>
    Array.from({ length: 3 }, () => openSlowUpload(uploader)),
  )
  await waitForRefusals(uploads, 40)

  const bytes = createMp4()
  const editor = { token: await newEditorToken(site.db), ip: networks[0] ?? '' }
  const viewer = await findViewerByToken(editor.token)
  const id = await beginUpload(viewer?.id ?? '', { name: 'a.mp4', bytes: bytes.length })
  const answer = await sendFile(TEAM_UPLOADS.replace(':id', id), editor, bytes, 'PATCH')
  expect([answer.status, await answer.json()]).toEqual([200, { id, received: bytes.length }])
})
