### Messages of the server.

server-listening = Kagemusha runs at { $address } and stores its tables in { $store }. Ctrl-C stops it.
server-network = Others in your network can reach it at { $addresses }
server-already = Kagemusha is already running at { $address }
server-other-port = Port { $port } is already in use, so another one was chosen.
server-cannot-listen = Cannot listen on { $address }: { $problem }. Choose another address or port.
server-bad-origin = “{ $value }” is not a valid origin. Write https://HOST or http://HOST:PORT.
server-bad-metrics = “{ $value }” is not a valid metrics address. Write PORT or HOST:PORT.
server-processes-alone = Several server processes need a shared PostgreSQL database, but the tables are in { $store }. Name one with --database postgresql://USER@HOST/NAME, or serve without --processes.

## Refusals

server-no-secret = This needs the secret of a seat, in the header “Authorization: Bearer SECRET” or in the first message.
server-no-chat = There is no chat on this server.
server-blocked = The operator of this server has blocked you.
server-blocked-table = The operator of this server has blocked this table.
server-bad-request = The request cannot be read: { $problem }
server-not-found = There is nothing here.
server-bad-method = This address does not accept this HTTP method.
server-too-large = The request is too large.
server-too-many = Too many requests. Wait { $number ->
        [one] { $number } second
       *[other] { $number } seconds
    } and try again.
server-wrong-host = This server does not answer to that host name. Allow it with --origin.
server-wrong-origin = A page from another origin may not do this. Allow that origin with --origin.
server-too-many-streams = Too many open connections from your address. Close other tables, or try again in a moment.
server-store = The tables are unavailable at the moment. Try again later.
server-failed = Something went wrong here. Nothing was changed; try again later.

## Pages

server-not-built = The browser pages are not built yet.
server-not-built-why = This server has its tables, but the browser client was not built. In the project’s folder, with Node.js installed, these commands build it:
server-not-built-how = Then restart the server. Programs can play without the client: see docs/api.md.
