### What works on this machine.

doctor-version = Kagemusha { $version } on { $python }, { $system }.
doctor-compiled = Rules and bots run compiled: { $parts }.
doctor-interpreted = This command runs rules and bots interpreted: correct, but bots see less far ahead in the same time.
doctor-copy =
    A compiled copy in { $folder }: { $state ->
        [ready] ready; the bots of a server use it.
       *[other] not ready yet, or made from other sources.
    }
doctor-compiler =
    { $found ->
        [none] C compiler: none found. With one (gcc or clang), “make play” compiles the bots beside your first match.
       *[other] C compiler: { $found }. “make play” uses it to compile the bots beside your first match.
    }
doctor-client =
    { $state ->
        [built] Browser client: built.
       *[other] Browser client: not built. “make web” builds it.
    }
doctor-no-server = No server runs at { $address }
doctor-server =
    Server at { $address }: { $failed ->
        [none] all is well
       *[other] problems with { $failed }
    }; its bots run { $bots ->
        [compiled] compiled.
       *[other] interpreted.
    }
doctor-database = Tables are kept in { $address } unless you name another place.
doctor-extra =
    Optional part “{ $extra }”: { $missing ->
        [none] installed.
       *[other] not installed (missing: { $missing }). Install it with: pip install "kagemusha[{ $extra }]"
    }
terminal-help-doctor =
    Say what works on this machine: whether rules and bots run compiled, the browser client, the server, the database, optional parts.
terminal-help-doctor-short = Say what works on this machine.
terminal-help-doctor-examples =
    kagemusha doctor
