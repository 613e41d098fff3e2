// Runs inside another network: listens there and passes the socket to its parent.
import { createServer } from 'node:net'

const server = createServer()
server.listen(3128, '127.0.0.1', () => process.send('listening', server, () => server.close()))
process.on('disconnect', () => process.exit())
