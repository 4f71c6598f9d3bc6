"""libpq, as far as a plain writer needs it."""

import ctypes
import select
import time

_pq = ctypes.CDLL("libpq.so.5")
_pq.PQconnectdb.restype = _pq.PQexec.restype = _pq.PQgetResult.restype = ctypes.c_void_p
_pq.PQerrorMessage.restype = _pq.PQresultErrorMessage.restype = _pq.PQgetvalue.restype = ctypes.c_char_p
# Otherwise libpq prints what servers say when they end.
_ignore = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_char_p)(lambda *_: None)
CONNECTION_OK, COMMAND_OK, TUPLES_OK = 0, 1, 2


class Failed(Exception):
    """The statement failed, or its result is unknown."""


class Connection:
    """A connection, with a limit for each statement: a server may never respond."""

    def __init__(self, url):
        self._handle = ctypes.c_void_p(_pq.PQconnectdb(url.encode()))
        _pq.PQsetNoticeProcessor(self._handle, _ignore, None)
        if _pq.PQstatus(self._handle) != CONNECTION_OK:
            reason = _pq.PQerrorMessage(self._handle).decode(errors="replace")
            self.close()
            raise Failed(reason)

    def run(self, statement, limit):
        """Runs one statement. Returns its rows."""
        if _pq.PQsendQuery(self._handle, statement.encode()) != 1:
            raise Failed(_pq.PQerrorMessage(self._handle).decode(errors="replace"))
        end, rows, failure = time.monotonic() + limit, [], None
        while True:
            self._wait(end)
            result = _pq.PQgetResult(self._handle)
            if not result:
                break
            result = ctypes.c_void_p(result)
            if _pq.PQresultStatus(result) in (COMMAND_OK, TUPLES_OK):
                rows += [
                    [_pq.PQgetvalue(result, row, column).decode() for column in range(_pq.PQnfields(result))]
                    for row in range(_pq.PQntuples(result))]
            else:
                failure = _pq.PQresultErrorMessage(result).decode(errors="replace")
            _pq.PQclear(result)
        if failure:
            raise Failed(failure)
        return rows

    def _wait(self, end):
        while _pq.PQisBusy(self._handle):
            left = end - time.monotonic()
            if left <= 0 or not select.select([_pq.PQsocket(self._handle)], [], [], left)[0]:
                raise Failed("no response in time")
            if not _pq.PQconsumeInput(self._handle):
                raise Failed(_pq.PQerrorMessage(self._handle).decode(errors="replace"))

    def close(self):
        if self._handle:
            _pq.PQfinish(self._handle)
            self._handle = None
