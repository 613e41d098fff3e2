import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { inject } from 'vitest'
import { newTeacher, userApiPath } from '@/tests/support/api-user'
import { findFreePort } from '@/tests/support/free-port'
import { closeConnections, sendRequest } from './https-client'
import { type DeployInstance, startInstance } from './instance'
import { startNginx } from './nginx'

export async function createDatabase() {
  const name = `uns_${randomUUID().replaceAll('-', '')}`
  const sql = postgres(inject('databaseServer'), { max: 1, onnotice: () => {} })
  await sql.unsafe(`create database ${name}`)
  await sql.end()
  const url = new URL(inject('databaseServer'))
  url.pathname = `/${name}`
  return url.href
}

export async function startDeployment(env: object = {}) {
  const databaseUrl = await createDatabase()
  const ports: [number, number] = [await findFreePort(), await findFreePort()]
  const startAt = (index: 0 | 1, release?: string) =>
    startInstance({ port: ports[index], databaseUrl, release, env })
  const instances: [DeployInstance, DeployInstance] = [await startAt(0), await startAt(1)]
  const nginx = await startNginx(ports)
  const close = async () => {
    closeConnections()
    await nginx.stop()
    await Promise.all(instances.map((instance) => instance.stop()))
  }
  return { front: nginx, instances, start: startAt, close, databaseUrl }
}

export type DeployTeacher = { email: string; password: string; token: string; cookie: string }

export async function registerTeacher(port: number): Promise<DeployTeacher> {
  const teacher = newTeacher()
  await sendRequest(port, userApiPath('register'), { json: teacher })
  return logIn(port, teacher)
}

export async function logIn(port: number, teacher: { email: string; password: string }) {
  const { email, password } = teacher
  const response = await sendRequest(port, userApiPath('login'), { json: { email, password } })
  if (response.status !== 200)
    throw new Error(`login answered ${response.status}: ${response.text}`)
  const cookies = response.headers['set-cookie']?.map((line) => line.split(';')[0]) ?? []
  const { token } = JSON.parse(response.text) as { token: string }
  return { email, password, token, cookie: cookies.join('; ') }
}
