"""The metrics of the server, for Prometheus."""

from __future__ import annotations

from functools import cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, PlatformCollector, ProcessCollector

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)
PlatformCollector(registry=REGISTRY)

SHORT = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)

REQUESTS = Counter("semiramis_requests_total", "HTTP requests", ["method", "status"], registry=REGISTRY)
REQUEST_SECONDS = Histogram(
    "semiramis_request_seconds", "Time to answer (streams not counted)", buckets=SHORT, registry=REGISTRY
)
REFUSALS = Counter("semiramis_refusals_total", "Requests that were refused", ["code"], registry=REGISTRY)
CONNECTIONS_REFUSED = Counter(
    "semiramis_connections_refused_total", "Connections that were refused or cut off", ["reason"], registry=REGISTRY
)
ACTIONS = Counter("semiramis_actions_total", "Actions that were played", ["game", "by"], registry=REGISTRY)
GAMES = Counter("semiramis_games_total", "Games that ended", ["game", "reason"], registry=REGISTRY)
STREAMS = Gauge("semiramis_streams", "Event streams that are open", registry=REGISTRY)
STREAMS_CUT = Counter("semiramis_streams_cut_total", "Streams cut off because they read too slowly", registry=REGISTRY)
TABLES = Gauge("semiramis_tables_in_memory", "Tables that are kept in memory", registry=REGISTRY)
QUARANTINED = Gauge("semiramis_tables_quarantined", "Tables in quarantine", registry=REGISTRY)
TASK_FAILURES = Counter(
    "semiramis_background_task_failures_total", "Background tasks that failed", ["task"], registry=REGISTRY
)
COMMIT_SECONDS = Histogram("semiramis_commit_seconds", "Time of a transaction", buckets=SHORT, registry=REGISTRY)
COMMITTED_TOGETHER = Histogram(
    "semiramis_committed_together",
    "Changes that shared a transaction",
    buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500),
    registry=REGISTRY,
)
BOT_SECONDS = Histogram(
    "semiramis_bot_seconds", "Time of a bot's turn, or of a hint", ["level"], buckets=SHORT, registry=REGISTRY
)
BOT_FAILURES = Counter(
    "semiramis_bot_failures_total", "Bots that crashed, stalled or gave a wrong answer", ["level"], registry=REGISTRY
)
BOT_QUEUE = Gauge("semiramis_bot_queue", "Bots' turns and hints that wait for a worker", ["lane"], registry=REGISTRY)
BOT_WAIT_SECONDS = Histogram(
    "semiramis_bot_wait_seconds",
    "Time that bots' turns and hints waited for a worker",
    ["lane"],
    buckets=(*SHORT, 25, 60),
    registry=REGISTRY,
)
BOT_RESTING = Gauge(
    "semiramis_bot_resting",
    "1 while a bot is not asked because it failed repeatedly",
    ["level"],
    registry=REGISTRY,
)
BOT_SKIPPED = Counter(
    "semiramis_bot_skipped_total", "Turns for which a bot was not asked because it rests", ["level"], registry=REGISTRY
)

WORKER = Gauge("semiramis_worker", "The number of this worker process, from 0", registry=REGISTRY)


@cache
def requests(method: str, status: int) -> Counter:
    """Return the counter with these labels. It is cached, because the look-up takes longer than the increment."""
    return REQUESTS.labels(method, str(status))


@cache
def actions(game: str, by: str) -> Counter:
    return ACTIONS.labels(game, by)
