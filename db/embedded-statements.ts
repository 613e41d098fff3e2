import 'server-only'
import {
  type PGlite,
  parse,
  protocol,
  type QueryOptions,
  type Results,
  type Transaction,
} from '@electric-sql/pglite'

/**
 * PGlite parses and plans each query anew, in six messages. This keeps the latest queries as prepared statements,
 * which need one message and, after a few times, no plan.
 */

type Statement = { name: string; parameterTypes: number[] }

const MAX_STATEMENTS = 200
/** The statement is gone, or its tables have changed since. */
const STALE_STATEMENT_CODES = new Set(['26000', '0A000'])
const { serialize } = protocol

export function keepStatements(pglite: PGlite): void {
  const statements = new Map<string, Statement>()
  const queryOnce = pglite.query.bind(pglite)
  const transact = pglite.transaction.bind(pglite)
  let statementCount = 0

  const send = async (...messages: Uint8Array[]) =>
    (await pglite.execProtocol(Buffer.concat(messages), { syncToFs: false })).messages

  async function prepare(text: string): Promise<Statement> {
    const name = `kept_${++statementCount}`
    const messages = await send(
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    )
    return { name, parameterTypes: parse.parseDescribeStatementResults(messages) }
  }

  const close = ({ name }: Statement) =>
    send(serialize.close({ type: 'S', name }), serialize.sync())

  /** The latest used is last. */
  async function getStatement(text: string): Promise<Statement> {
    const statement = statements.get(text) ?? (await prepare(text))
    statements.delete(text)
    statements.set(text, statement)
    const [oldest] = statements
    if (statements.size > MAX_STATEMENTS && oldest) {
      statements.delete(oldest[0])
      await close(oldest[1])
    }
    return statement
  }

  async function execute<T>(text: string, params: unknown[], options?: QueryOptions) {
    const { name, parameterTypes } = await getStatement(text)
    const values = params.map((value, index) => {
      const type = parameterTypes[index] ?? 0
      if (value === null || value === undefined) return null
      const toText = options?.serializers?.[type] ?? pglite.serializers[type]
      return toText ? toText(value) : String(value)
    })
    const messages = await send(
      serialize.bind({ statement: name, values }),
      serialize.describe({ type: 'P' }),
      serialize.execute({}),
      serialize.sync(),
    )
    const { parsers, ...otherOptions } = options ?? {}
    return parse.parseResults(messages, withParsers(parsers), otherOptions)[0] as Results<T>
  }

  /** PGlite would copy all of its several hundred parsers for each query. */
  const withParsers = (parsers: QueryOptions['parsers']): typeof pglite.parsers =>
    parsers ? Object.assign(Object.create(pglite.parsers), parsers) : pglite.parsers

  /** Cannot be repeated when its statement is stale: the transaction has failed with it. */
  function keepWithin(tx: Transaction): Transaction {
    const query = async <T>(text: string, params: unknown[] = [], options?: QueryOptions) => {
      if (tx.closed) return tx.query<T>(text, params, options)
      try {
        return await pglite.runExclusive(() => execute<T>(text, params, options))
      } catch (error) {
        if (STALE_STATEMENT_CODES.has(findCode(error))) statements.delete(text)
        throw error
      }
    }
    return Object.assign(Object.create(tx), { query })
  }

  pglite.transaction = (callback) => transact((tx) => callback(keepWithin(tx)))

  pglite.query = async <T>(text: string, params: unknown[] = [], options?: QueryOptions) => {
    await pglite._checkReady()
    try {
      return await pglite._runExclusiveTransaction(async () => {
        const results = await pglite.runExclusive(() => execute<T>(text, params, options))
        await pglite.syncToFs()
        return results
      })
    } catch (error) {
      const stale = statements.get(text)
      if (!stale || !STALE_STATEMENT_CODES.has(findCode(error))) throw error
      statements.delete(text)
      await pglite.runExclusive(() => close(stale))
      return queryOnce<T>(text, params, options)
    }
  }
}

const findCode = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : ''
