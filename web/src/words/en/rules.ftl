# The page and the dialog of the rules. The rules themselves are in rules-babylon.ftl and rules-amytis.ftl.
rules-of-babylon = The rules of Babylon
rules-of-amytis = The rules of The Architects of Amytis
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

# Above the examples of Amytis's buildings.
rules-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
rules-side = Side { $side }
