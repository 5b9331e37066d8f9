#!/usr/bin/env perl
# A bot in Perl: it takes the tallest stack's tile and does something random with it. See docs/bots.md.
use strict;
use warnings;
use JSON::PP;

$| = 1;     # an answer that waits in a buffer is never read
srand(1);   # the same games each time

while (my $line = <STDIN>) {
    my $question = decode_json($line);
    my $view     = $question->{view};
    my $stacks   = $view->{stacks} || $view->{quarry};
    my ($most, @best) = (-1);
    for my $action (@{ $question->{legal} }) {
        my ($stack) = grep { $stacks->{$_} } split ' ', $action;
        my $height = $stack ? $stacks->{$stack}{height} : 0;
        ($most, @best) = ($height) if $height > $most;
        push @best, $action if $height == $most;
    }
    print encode_json({ action => $best[rand @best] }), "\n";
}
