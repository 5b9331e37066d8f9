# The page and the dialog of the rules. The rules themselves are with their games.
rules-contents = Contents
rules-search = Search the rules
rules-search-clear = Clear the search
rules-found =
    { $count ->
        [0] Nothing found for “{ $words }”.
        [one] 1 match for “{ $words }”.
       *[other] { $count } matches for “{ $words }”.
    }
rules-see = See also
rules-link = Link to “{ $section }”
rules-print = Print
rules-close = Close the rules
rules-whole = All the rules
rules-section = Section
rules-previous = Previous: { $section }
rules-next = Next: { $section }
rules-key = Press ? at any time to see the rule about what you are looking at.
