// Started inside another network: listens there and hands the socket to whoever started it.
import { createServer } from 'node:net'

const server = createServer()
server.listen(3128, '127.0.0.1', () => process.send('listening', server))
process.on('disconnect', () => process.exit())
