import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { inject } from 'vitest'
import { newTeacher, user } from '../support/person'
import { freePort } from '../support/site'
import { ask, hangUp } from './ask'
import { startNginx } from './front'
import { type Instance, startInstance } from './instance'

/** A database of its own on the server that the tests started. */
export async function newDatabase() {
  const name = `uns_${randomUUID().replaceAll('-', '')}`
  const sql = postgres(inject('databaseServer'), { max: 1, onnotice: () => {} })
  await sql.unsafe(`create database ${name}`)
  await sql.end()
  const url = new URL(inject('databaseServer'))
  url.pathname = `/${name}`
  return url.href
}

/** The whole place: nginx, two instances, one database. */
export async function openPlace(env: object = {}) {
  const databaseUrl = await newDatabase()
  const ports: [number, number] = [await freePort(), await freePort()]
  const start = (which: 0 | 1, release?: string) =>
    startInstance({ port: ports[which], databaseUrl, release, env })
  const instances: [Instance, Instance] = [await start(0), await start(1)]
  const front = await startNginx(ports)
  const close = async () => {
    hangUp()
    await front.stop()
    await Promise.all(instances.map((instance) => instance.stop()))
  }
  return { front, instances, start, close, databaseUrl }
}

export type Seat = { email: string; password: string; token: string; cookie: string }

/** A teacher who registered and logged in through nginx. */
export async function seatedTeacher(port: number): Promise<Seat> {
  const teacher = newTeacher()
  await ask(port, user('register'), { json: teacher })
  return logIn(port, teacher)
}

export async function logIn(port: number, teacher: { email: string; password: string }) {
  const { email, password } = teacher
  const reply = await ask(port, user('login'), { json: { email, password } })
  if (reply.status !== 200) throw new Error(`login answered ${reply.status}: ${reply.text}`)
  const cookies = reply.headers['set-cookie']?.map((line) => line.split(';')[0]) ?? []
  const { token } = JSON.parse(reply.text) as { token: string }
  return { email, password, token, cookie: cookies.join('; ') }
}
