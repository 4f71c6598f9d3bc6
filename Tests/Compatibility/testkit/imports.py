"""Imports of users from CSV files, as an administrator makes them."""

import subprocess

from testkit.roles import Roles, allow, document
from testkit.waiting import eventually

SERVICE = "cognito-idp.amazonaws.com"
TRUST = document({"Effect": "Allow", "Principal": {"Service": SERVICE}, "Action": "sts:AssumeRole"})
# As the guide's policy.
LOGS = allow(
    ["logs:CreateLogGroup", "logs:CreateLogStream", "logs:DescribeLogStreams", "logs:PutLogEvents"],
    "arn:aws:logs:*:*:log-group:/aws/cognito/*")
HEADER = "x-amz-server-side-encryption: aws:kms"


class Imports:
    """The imports into one pool."""

    def __init__(self, api, pool, roles=None):
        self.api, self.pool = api, pool
        self.roles = roles or Roles(api.server)
        self.role = self.roles.make(TRUST, LOGS)
        self.columns = api.admin.get_csv_header(UserPoolId=pool)["CSVHeader"]

    def row(self, username, **cells):
        """A line of the file. In the names of columns `__` stands for `:`."""
        cells = {
            "cognito:username": username, "cognito:mfa_enabled": "FALSE", "email": f"{username}@example.org",
            "email_verified": "TRUE", **{name.replace("__", ":"): value for name, value in cells.items()},
        }
        return ",".join(cells.get(name, "") for name in self.columns)

    def file(self, path, rows):
        path.write_text("\n".join([",".join(self.columns), *rows]) + "\n", encoding="utf-8")
        return path

    @staticmethod
    def escaped(value):
        return value.replace(",", r"\,")

    def create(self, name="moving", **more):
        return self.api.admin.create_user_import_job(
            UserPoolId=self.pool, JobName=name, CloudWatchLogsRoleArn=self.role, **more)["UserImportJob"]

    def upload(self, url, path, *words):
        """curl as in the guide; the status that it got."""
        done = subprocess.run(
            ["curl", "-sS", "-o", "/dev/null", "-w", "%{http_code}", "-T", path, "-H", HEADER, *words, url],
            capture_output=True, text=True, timeout=60)
        return int(done.stdout or 0)

    def start(self, job):
        return self.api.admin.start_user_import_job(UserPoolId=self.pool, JobId=job["JobId"])["UserImportJob"]

    def stop(self, job):
        return self.api.admin.stop_user_import_job(UserPoolId=self.pool, JobId=job["JobId"])["UserImportJob"]

    def state(self, job):
        return self.api.admin.describe_user_import_job(UserPoolId=self.pool, JobId=job["JobId"])["UserImportJob"]

    def end(self, job):
        """The job once it has ended."""
        assert eventually(lambda: self.state(job)["Status"] not in ("Pending", "InProgress")), self.state(job)
        return self.state(job)

    def run(self, path, **more):
        job = self.create(**more)
        assert self.upload(job["PreSignedUrl"], path) == 200
        self.start(job)
        return self.end(job)
