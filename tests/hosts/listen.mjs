// Started inside another network: listens there and hands the socket to whoever started it, for good.
import { createServer } from 'node:net'

const server = createServer()
server.listen(3128, '127.0.0.1', () => process.send('listening', server, () => server.close()))
process.on('disconnect', () => process.exit())
