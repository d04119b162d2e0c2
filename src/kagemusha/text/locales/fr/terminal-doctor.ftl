### Ce qui fonctionne sur cette machine.

doctor-version = Kagemusha { $version } avec { $python }, { $system }.
doctor-compiled = Les règles et les bots sont compilés : { $parts }.
doctor-interpreted =
    Cette commande interprète les règles et les bots : c’est correct, mais dans le même temps les bots voient moins loin.
doctor-copy =
    Une copie compilée dans { $folder } : { $state ->
        [ready] prête ; les bots d’un serveur l’utilisent.
       *[other] pas encore prête, ou faite à partir d’autres sources.
    }
doctor-compiler =
    { $found ->
        [none] Compilateur C : aucun. Avec gcc ou clang, « make play » compile les bots pendant votre première partie.
       *[other] Compilateur C : { $found }. « make play » s’en sert pour compiler les bots pendant votre première partie.
    }
doctor-client =
    { $state ->
        [built] Client du navigateur : construit.
       *[other] Client du navigateur : pas encore construit. « make web » le construit.
    }
doctor-no-server = Aucun serveur ne répond à { $address }
doctor-server =
    Serveur à { $address } : { $failed ->
        [none] aucun problème
       *[other] des problèmes avec { $failed }
    } ; ses bots sont { $bots ->
        [compiled] compilés.
       *[other] interprétés.
    }
doctor-database = Les tables sont stockées dans { $address }, sauf si vous choisissez une autre base de données.
doctor-extra =
    Partie facultative « { $extra } » : { $missing ->
        [none] installée.
       *[other] non installée (il manque : { $missing }). Pour l’installer : pip install "kagemusha[{ $extra }]"
    }
terminal-help-doctor =
    Indique ce qui fonctionne sur cette machine : règles et bots compilés ou non, client du navigateur, serveur, base de données, parties facultatives.
terminal-help-doctor-short = Indiquer ce qui fonctionne sur cette machine.
terminal-help-doctor-examples =
    kagemusha doctor
