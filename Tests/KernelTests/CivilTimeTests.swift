import Kernel
import Testing

/// The one calendar, in all its forms.
struct CivilTimeTests {
    // RFC 7519, section 2: a token of another issuer may have any number as its time.
    @Test(
        arguments: [
            (.min, -9_223_372_036_855), (-1_000_001, -2), (-1_000_000, -1), (-1, -1), (0, 0), (1_999_999, 1),
            (.max, 9_223_372_036_854),
        ] as [(Int64, Int64)])
    func `whole seconds are rounded down over the whole range`(_ microseconds: Int64, _ seconds: Int64) {
        #expect(Instant(microseconds: microseconds).seconds == seconds)
    }

    @Test(arguments: [
        (0, "1970-01-01T00:00:00Z", "Thu, 01 Jan 1970 00:00:00 GMT"),
        (951_782_400, "2000-02-29T00:00:00Z", "Tue, 29 Feb 2000 00:00:00 GMT"),
        (1_709_251_199, "2024-02-29T23:59:59Z", "Thu, 29 Feb 2024 23:59:59 GMT"),
        (4_107_542_400, "2100-03-01T00:00:00Z", "Mon, 01 Mar 2100 00:00:00 GMT"),
        (-1, "1969-12-31T23:59:59Z", "Wed, 31 Dec 1969 23:59:59 GMT"),
        (253_402_300_799, "9999-12-31T23:59:59Z", "Fri, 31 Dec 9999 23:59:59 GMT"),
    ])
    func `a time is written and read`(_ seconds: Int64, _ timestamp: String, _ internetDate: String) {
        let instant = Instant(seconds: seconds)
        let basic = timestamp.filter { !"-:".contains($0) }
        #expect(CivilTime(instant).timestamp == timestamp)
        #expect(CivilTime(instant).basicTimestamp == basic)
        #expect(CivilTime(instant).internetDate(zone: "GMT") == internetDate)
        #expect(Instant(timestamp: timestamp) == instant)
        #expect(Instant(basicTimestamp: basic) == instant)
        #expect(Instant(internetDate: internetDate, zone: "GMT") == instant)
    }

    @Test func `every day of four centuries follows the one before`() {
        var last = CivilTime(Instant(seconds: -86_400))
        for day in Int64(0)..<146_097 {
            let time = CivilTime(Instant(seconds: day * 86_400))
            let isNewMonth = last.day == CivilTime.days(inMonth: last.month, of: Int(last.year))
            let isNewYear = isNewMonth && last.month == 12
            let expected = [
                Int(last.year) + (isNewYear ? 1 : 0), isNewMonth ? last.month % 12 + 1 : last.month,
                isNewMonth ? 1 : last.day + 1, (last.weekday + 1) % 7,
            ]
            #expect([Int(time.year), time.month, time.day, time.weekday] == expected)
            last = time
        }
    }

    @Test func `a date is the instant that it is the date of`() {
        for day in stride(from: Int64(-719_162), to: 2_932_897, by: 1_009) {
            let instant = Instant(seconds: day * 86_400)
            let time = CivilTime(instant)
            #expect(Instant(year: Int(time.year), month: time.month, day: time.day) == instant)
        }
    }

    @Test(arguments: [
        "", "2026-11-21", "2026-11-21T00:30:00", "2026-11-21T00:30:00z", "2026-11-21t00:30:00Z",
        "2026-11-21 00:30:00Z", "2026-11-21T00:30:00+0", "2026-02-29T00:00:00Z", "2026-13-01T00:00:00Z",
        "2026-11-00T00:00:00Z", "2026-11-21T24:00:00Z", "2026-11-21T00:60:00Z", "2026-11-21T00:00:60Z",
        "0000-01-01T00:00:00Z", "+026-11-21T00:30:00Z", "２6-11-21T00:30:00Z",
    ])
    func `any other timestamp is refused`(_ text: String) {
        #expect(Instant(timestamp: text) == nil)
    }
}
