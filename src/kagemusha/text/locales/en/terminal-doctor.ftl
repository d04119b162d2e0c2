### What works on this machine.

doctor-version = Kagemusha { $version } on { $python }, { $system }.
doctor-compiled = Rules and bots run compiled: { $parts }.
doctor-interpreted = Rules and bots run interpreted in this command: correct, but bots look less far ahead in the same time.
doctor-copy =
    A compiled copy in { $folder }: { $state ->
        [ready] ready; a server’s bots use it.
       *[other] not ready yet, or made from other sources.
    }
doctor-compiler =
    { $found ->
        [none] C compiler: none found. With one (gcc or clang), “make play” compiles the bots during your first match.
       *[other] C compiler: { $found }. “make play” uses it to compile the bots during your first match.
    }
doctor-client =
    { $state ->
        [built] Browser client: built.
       *[other] Browser client: not built. “make web” builds it.
    }
doctor-no-server = No server is running at { $address }
doctor-server =
    Server at { $address }: { $failed ->
        [none] no problems
       *[other] problems with { $failed }
    }; its bots run { $bots ->
        [compiled] compiled.
       *[other] interpreted.
    }
doctor-database = Tables are stored in { $address } unless you choose another database.
doctor-extra =
    Optional part “{ $extra }”: { $missing ->
        [none] installed.
       *[other] not installed (missing: { $missing }). Install it with: pip install "kagemusha[{ $extra }]"
    }
terminal-help-doctor =
    Show what works on this machine: whether rules and bots run compiled, the browser client, the server, the database, optional parts.
terminal-help-doctor-short = Show what works on this machine.
terminal-help-doctor-examples =
    kagemusha doctor
