"""Databases of the locations of addresses, in MaxMind's format.

The addresses are those that RFC 5737 and RFC 3849 keep for documentation. Run as a program, this writes the database
of the unit tests: `.venv/bin/python Tests/Compatibility/testkit/locations.py Tests/RiskTests/Locations/places.mmdb`.
"""

import sys
from unittest import mock

from mmdb_writer import MMDBWriter
from netaddr import IPSet


def place(code, country, city=None, latitude=None, longitude=None, radius=20):
    record = {"country": {"iso_code": code, "names": {"en": country, "de": "?"}}}
    if city is not None:
        record["city"] = {"names": {"en": city, "de": "?"}}
        record["location"] = {"latitude": latitude, "longitude": longitude, "accuracy_radius": radius}
    return record


BERLIN = place("DE", "Germany", "Berlin", 52.52, 13.405)
HAMBURG = place("DE", "Germany", "Hamburg", 53.551, 9.993)
PARIS = place("FR", "France", "Paris", 48.857, 2.352)
SYDNEY = place("AU", "Australia", "Sydney", -33.869, 151.209)
ICELAND = place("IS", "Iceland")
PLACES = {
    "192.0.2.0/24": BERLIN, "198.51.100.0/25": HAMBURG, "198.51.100.128/25": ICELAND, "203.0.113.0/24": SYDNEY,
    "233.252.0.0/24": PARIS, "2001:db8::/32": PARIS,
}


def write(path, places=None):
    """Writes the same bytes each time."""
    writer = MMDBWriter(ip_version=6, ipv4_compatible=True, database_type="Test-City", languages=["en", "de"])
    for network, record in (PLACES if places is None else places).items():
        writer.insert_network(IPSet([network]), record)
    with mock.patch("mmdb_writer.time.time", return_value=1_700_000_000):
        writer.to_db_file(str(path))
    return path


if __name__ == "__main__":
    write(sys.argv[1])
