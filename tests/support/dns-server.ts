import { createSocket } from 'node:dgram'

/** A DNS server for tests: TXT, A and CNAME records, also names without one. It can be out of order. */

type DnsRecord = { type: 'TXT' | 'A' | 'CNAME'; value: string }

const TYPES = { A: 1, CNAME: 5, TXT: 16 } as const
const HEADER_BYTES = 12
const [NO_ERROR, SERVER_FAILURE, NAME_ERROR] = [0, 2, 3]

export async function startDnsServer() {
  const records = new Map<string, DnsRecord[]>()
  const state = { isBroken: false }
  const socket = createSocket('udp4')
  socket.on('message', (query, { port, address }) => {
    socket.send(answer(query, state.isBroken ? null : records), port, address)
  })
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  return {
    server: `127.0.0.1:${socket.address().port}`,
    records,
    state,
    stop: () => new Promise<void>((resolve) => socket.close(() => resolve())),
  }
}

/** Without records the server fails. */
function answer(query: Buffer, records: Map<string, DnsRecord[]> | null): Buffer {
  const { name, type, end } = readQuestion(query)
  const answers = records ? findRecords(name, type, records) : []
  const namedStatus = records?.has(name) ? NO_ERROR : NAME_ERROR
  const header = Buffer.alloc(HEADER_BYTES)
  header.writeUInt16BE(query.readUInt16BE(0), 0)
  header.writeUInt16BE(0x8180 | (records ? namedStatus : SERVER_FAILURE), 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(answers.length, 6)
  return Buffer.concat([header, query.subarray(HEADER_BYTES, end), ...answers])
}

function readQuestion(query: Buffer) {
  const labels: string[] = []
  let offset = HEADER_BYTES
  for (let length = query[offset] ?? 0; length > 0; length = query[offset] ?? 0) {
    labels.push(query.toString('latin1', offset + 1, offset + 1 + length))
    offset += length + 1
  }
  const name = labels.join('.').toLowerCase()
  return { name, type: query.readUInt16BE(offset + 1), end: offset + 5 }
}

/** A CNAME record leads to the records of its target, as a recursive server answers. */
function findRecords(name: string, type: number, records: Map<string, DnsRecord[]>): Buffer[] {
  return (records.get(name) ?? []).flatMap((record) => {
    if (record.type === 'CNAME')
      return [encodeRecord(name, record), ...findRecords(record.value, type, records)]
    return TYPES[record.type] === type ? [encodeRecord(name, record)] : []
  })
}

function encodeRecord(name: string, { type, value }: DnsRecord): Buffer {
  const data = encodeValue({ type, value })
  const head = Buffer.alloc(10)
  head.writeUInt16BE(TYPES[type], 0)
  head.writeUInt16BE(1, 2)
  head.writeUInt16BE(data.length, 8)
  return Buffer.concat([encodeName(name), head, data])
}

function encodeValue({ type, value }: DnsRecord): Buffer {
  if (type === 'A') return Buffer.from(value.split('.').map(Number))
  if (type === 'CNAME') return encodeName(value)
  return Buffer.concat([Buffer.from([value.length]), Buffer.from(value)])
}

const encodeName = (name: string) =>
  Buffer.concat([
    ...name.split('.').map((label) => Buffer.from([label.length, ...Buffer.from(label)])),
    Buffer.from([0]),
  ])
