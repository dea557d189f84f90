// The server of boardgame.io as it comes, games in memory: node --expose-gc server.js PORT
'use strict'

const { Server, Origins } = require('boardgame.io/server')
const { Deputies } = require('./game')

const server = Server({ games: [Deputies], origins: [Origins.LOCALHOST] })
server.router.get('/memory', (request) => {
  global.gc()
  request.body = process.memoryUsage()
})
server.run(Number(process.argv[2]))
