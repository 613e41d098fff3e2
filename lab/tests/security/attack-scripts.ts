/** Scripts of a malicious page; each function is self-contained because it is sent as text. */

export function sendForm(submission: {
  action: string
  type: string
  fields: Record<string, unknown>
}) {
  const form = document.createElement('form')
  Object.assign(form, { action: submission.action, method: 'post', enctype: submission.type })
  const isPlainText = submission.type === 'text/plain'
  // As text/plain, one field spells out JSON; the equals sign ends up in an ignored value.
  const json = JSON.stringify({ ...submission.fields, pad: '' }).slice(0, -2)
  const fields = isPlainText ? { [json]: '"}' } : submission.fields
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input')
    Object.assign(input, { name, value: String(value) })
    form.append(input)
  }
  document.body.append(form)
  form.submit()
}

/** Texts that each kind of fetch could read; a blocked request reads nothing. */
export async function fetchAll({ url, body }: { url: string; body?: string }) {
  const responseTexts: string[] = []
  for (const mode of ['no-cors', 'cors'] as const)
    for (const type of ['text/plain', 'application/json']) {
      const method = body === undefined ? 'GET' : 'POST'
      const headers = body === undefined ? undefined : { 'content-type': type }
      try {
        const response = await fetch(url, { method, mode, credentials: 'include', headers, body })
        const text = await response.text()
        if (response.status !== 0 || text)
          responseTexts.push(`${mode} ${type}: ${response.status} ${text}`)
      } catch {}
    }
  return responseTexts
}

/** Elements that could embed a URL. A blocked frame shows the browser's own page. */
export async function embedAll(urls: string[]) {
  const loadedElements: string[] = []
  for (const url of urls)
    for (const name of ['img', 'script', 'link', 'video'] as const) {
      const element = document.createElement(name)
      if (element instanceof HTMLLinkElement) {
        element.rel = 'stylesheet'
        element.href = url
      } else element.src = url
      const hasLoaded = new Promise<boolean>((resolve) => {
        for (const eventName of ['load', 'loadedmetadata'])
          element.addEventListener(eventName, () => resolve(true))
        element.addEventListener('error', () => resolve(false))
        setTimeout(() => resolve(false), 3_000)
      })
      document.head.append(element)
      if (name === 'video') document.body.append(element)
      if (await hasLoaded) loadedElements.push(`${name} ${url}`)
    }
  return loadedElements
}

export function openFrame(src: string) {
  const frame = document.createElement('iframe')
  const frameLoaded = new Promise((resolve) => frame.addEventListener('load', resolve))
  document.body.replaceChildren(Object.assign(frame, { src }))
  return frameLoaded.then(() => {})
}
