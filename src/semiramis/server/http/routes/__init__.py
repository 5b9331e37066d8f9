"""The routes of the HTTP API, a module for each subject."""

from __future__ import annotations

from .lessons import foresee_in_lesson, lesson, lessons, texts
from .operations import health, live, metrics, ready
from .pages import document, page
from .people import enter, forget_me, me, rename_me
from .play import (
    act,
    advise,
    answer_takeback,
    ask_takeback,
    ask_turn,
    earlier_position,
    foresee,
    hints,
    history,
    position,
    review,
    undo,
)
from .records import export_record, import_record
from .streams import follow_lobby, follow_table
from .tables import (
    answer_request,
    ask_for_seat,
    come_back,
    create_table,
    join_table,
    leave_table,
    list_games,
    list_tables,
    rematch,
    resign,
    set_seat,
    show_table,
    start_table,
)

API = [
    enter,
    me,
    rename_me,
    forget_me,
    list_games,
    lessons,
    texts,
    lesson,
    foresee_in_lesson,
    list_tables,
    create_table,
    show_table,
    set_seat,
    join_table,
    ask_for_seat,
    answer_request,
    leave_table,
    start_table,
    resign,
    come_back,
    rematch,
    position,
    earlier_position,
    history,
    act,
    ask_turn,
    foresee,
    hints,
    advise,
    review,
    undo,
    ask_takeback,
    answer_takeback,
    export_record,
    import_record,
    follow_table,
    follow_lobby,
]
OUTSIDE = [health, live, ready, metrics, page, document]
