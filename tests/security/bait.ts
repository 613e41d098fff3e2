/** What a harmful page runs in the browser; each function stands alone, since it is sent there as text. */

export function sendForm(what: { action: string; type: string; fields: Record<string, unknown> }) {
  const form = document.createElement('form')
  Object.assign(form, { action: what.action, method: 'post', enctype: what.type })
  const plain = what.type === 'text/plain'
  // As text/plain, one field spells out JSON: the equals sign lands in a value that nobody reads.
  const json = JSON.stringify({ ...what.fields, pad: '' }).slice(0, -2)
  const fields = plain ? { [json]: '"}' } : what.fields
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input')
    Object.assign(input, { name, value: String(value) })
    form.append(input)
  }
  document.body.append(form)
  form.submit()
}

/** What each way of fetching got to read; a request that the browser refuses reads nothing. */
export async function fetchAll({ url, body }: { url: string; body?: string }) {
  const read: string[] = []
  for (const mode of ['no-cors', 'cors'] as const)
    for (const type of ['text/plain', 'application/json']) {
      const method = body === undefined ? 'GET' : 'POST'
      const headers = body === undefined ? undefined : { 'content-type': type }
      try {
        const answer = await fetch(url, { method, mode, credentials: 'include', headers, body })
        const text = await answer.text()
        if (answer.status !== 0 || text) read.push(`${mode} ${type}: ${answer.status} ${text}`)
      } catch {}
    }
  return read
}

/** Which ways of embedding succeeded. A frame that was refused shows the browser's own page. */
export async function embedAll(addresses: string[]) {
  const loaded: string[] = []
  for (const address of addresses)
    for (const name of ['img', 'script', 'link', 'video'] as const) {
      const element = document.createElement(name)
      if (element instanceof HTMLLinkElement) {
        element.rel = 'stylesheet'
        element.href = address
      } else element.src = address
      const outcome = new Promise<boolean>((resolve) => {
        for (const good of ['load', 'loadedmetadata'])
          element.addEventListener(good, () => resolve(true))
        element.addEventListener('error', () => resolve(false))
        setTimeout(() => resolve(false), 3_000)
      })
      document.head.append(element)
      if (name === 'video') document.body.append(element)
      if (await outcome) loaded.push(`${name} ${address}`)
    }
  return loaded
}

export function openFrame(src: string) {
  const frame = document.createElement('iframe')
  const opened = new Promise((resolve) => frame.addEventListener('load', resolve))
  document.body.replaceChildren(Object.assign(frame, { src }))
  return opened.then(() => {})
}
