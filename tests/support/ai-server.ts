import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

type ChatRequest = {
  model: string
  stream: boolean
  messages: { role: string; content: string }[]
}
/** `waiting` sends one word and then nothing; `obeying` does what a source asks. */
type AiBehaviour = 'well' | BadAnswer | 'obeying' | 'refusing' | 'waiting' | 'down'
/** Each misses one point of the rubric, `inventing` two. */
type BadAnswer = 'inventing' | 'unstructured' | 'difficult' | 'foreign'

const SENTENCES = {
  English: 'The class reads and talks.',
  Hindi: 'कक्षा पढ़ती है और बात करती है।',
  Tamil: 'வகுப்பு வாசித்துப் பேசுகிறது.',
}

/** The part of the chat API of OpenAI that the site uses, with texts that follow from the request. */
export async function startAiServer() {
  const requests: ChatRequest[] = []
  const state = { behaviour: 'well' as AiBehaviour, closed: 0 }
  const server = createServer(async (request, response) => {
    const chat = (await json(request)) as ChatRequest
    requests.push(chat)
    response.on('close', () => {
      if (!response.writableFinished) state.closed += 1
    })
    await answer(request, response, chat)
  })

  async function answer(request: IncomingMessage, response: ServerResponse, chat: ChatRequest) {
    if (request.headers.authorization !== 'Bearer key-of-the-tests') return fail(response, 401)
    if (state.behaviour === 'down') return fail(response, 400)
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    if (state.behaviour === 'waiting') return void sendPart(response, 'Wait')
    for (const line of composeText(chat, state.behaviour).split(/(?<=\n)/)) sendPart(response, line)
    const usage = { prompt_tokens: 700, completion_tokens: 300, total_tokens: 1_000 }
    send(response, { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })
    send(response, { choices: [], usage })
    response.end('data: [DONE]\n\n')
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    requests,
    state,
    env: {
      AI_BASE_URL: `http://127.0.0.1:${port}/v1`,
      AI_API_KEY: 'key-of-the-tests',
      AI_MODEL: 'test-model',
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const send = (response: ServerResponse, chunk: object) =>
  response.write(
    `data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', created: 1, model: 'm', ...chunk })}\n\n`,
  )

const sendPart = (response: ServerResponse, content: string) =>
  send(response, { choices: [{ index: 0, delta: { role: 'assistant', content } }] })

function fail(response: ServerResponse, status: number) {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ error: { message: 'no', type: 'error' } }))
}

function chooseSentence(language: keyof typeof SENTENCES, behaviour: AiBehaviour): string {
  if (behaviour === 'foreign') return SENTENCES[language === 'English' ? 'Hindi' : 'English']
  const sentence = SENTENCES[language]
  return behaviour === 'difficult'
    ? `${Array(12).fill(sentence.slice(0, -1)).join(' ')}${sentence.slice(-1)}`
    : sentence
}

/** Headings, language and sources as the instructions ask. */
function composeText({ messages }: ChatRequest, behaviour: AiBehaviour): string {
  const system = messages.find(({ role }) => role === 'system')?.content ?? ''
  const prompt = messages.find(({ role }) => role === 'user')?.content ?? ''
  const [, headings = ''] = /: (.*)$/m.exec(system.split('Use these headings')[1] ?? '') ?? []
  const [, language = 'English'] =
    /Write in (?:simple Indian )?(English|Hindi|Tamil)/.exec(system) ?? []
  const sentence = chooseSentence(language as keyof typeof SENTENCES, behaviour)
  const sourceCount = [...prompt.matchAll(/<<<source \d+ /g)].length
  const body = headings.split(' | ').map((heading, index) => {
    const number = behaviour === 'inventing' ? 77 : (index % sourceCount) + 1
    const mark = behaviour === 'unstructured' ? '' : '## '
    return `${mark}${heading}\n\n${sentence} [${number}]\n\n- ${sentence}\n- ${sentence} [${number}]\n`
  })
  if (behaviour === 'refusing') return 'Sorry.'
  if (behaviour === 'inventing')
    return `${body.join('\n')}\nStudies show it (Sharma, 2019). See [this](https://made-up.example/a).`
  if (behaviour === 'obeying')
    return `${body.join('\n')}\n<script>alert(1)</script> ![x](https://tracker.example/p.png) [click](javascript:alert(1))`
  return body.join('\n')
}
