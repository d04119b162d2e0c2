### What the server of live tables says.

server-listening = Kagemusha listens at { $address } and keeps its tables in { $store }. Ctrl-C stops it.
server-network = Others in your network find it at { $addresses }
server-already = Kagemusha is running already, at { $address }
server-other-port = Something else has port { $port }, so another one is taken.
server-cannot-listen = Nothing can be served at { $address }: { $problem }.
server-bad-origin = “{ $value }” is no origin. Write https://HOST or http://HOST:PORT.
server-bad-metrics = “{ $value }” is no address for metrics. Write PORT or HOST:PORT.
server-processes-alone = Several processes need a PostgreSQL to tell each other what is new, and the tables are in { $store }. Name one: --database postgresql://USER@HOST/NAME, or serve without --processes.

## Refusals

server-no-secret = This needs the secret of a seat, in the header “Authorization: Bearer SECRET” or in the first message.
server-no-chat = There is no chat on this server.
server-blocked = The operator of this server has blocked you.
server-blocked-table = The operator of this server has blocked this table.
server-bad-request = The request cannot be read: { $problem }
server-not-found = There is nothing here.
server-bad-method = This address does not take such a request.
server-too-large = The request is too large.
server-too-many = Too many requests. Wait { $number ->
        [one] { $number } second
       *[other] { $number } seconds
    } and try again.
server-wrong-host = This server does not answer under that name. Name it with --origin.
server-wrong-origin = A page from elsewhere may not do this. Its origin can be allowed with --origin.
server-store = The tables cannot be reached just now. Try again later.
server-failed = Something went wrong here. Nothing was changed; try again later.

## Pages

server-not-built = The pages are not there yet.
server-not-built-why = This server has its tables, but the client for browsers was not built. In the project’s folder, with Node.js installed, these commands build it:
server-not-built-how = Then start the server again. Programs can play without it: see docs/api.md.
