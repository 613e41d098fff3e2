import type { Server } from 'node:net'

/** Accept backlog sized for the 10:00 spike. */
const ACCEPT_BACKLOG = 4096

/** Rejects with a sentence that names the setting to change. */
export function listen(server: Server, port: number, host?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(describeListenError(error, port, host)),
    )
    server.listen({ port, host, backlog: ACCEPT_BACKLOG }, resolve)
  })
}

function describeListenError(error: NodeJS.ErrnoException, port: number, host?: string): Error {
  const sentences: Record<string, string> = {
    EADDRINUSE: `Port ${port} is already in use. Stop what uses it, or choose another one: PORT=${port + 1} npm start`,
    EACCES: `This user may not listen on port ${port}. Set PORT to 1024 or higher, behind a proxy such as nginx.`,
    EADDRNOTAVAIL: `This machine does not have the address ${host}. Correct HOST, or remove it to listen on all addresses.`,
    ENOTFOUND: `HOST must be an IP address of this machine, and ${host} is none. Correct HOST, or remove it.`,
  }
  const sentence = sentences[error.code ?? '']
  return sentence ? new Error(sentence, { cause: error }) : error
}
