/// The services that credentials of unauthenticated identities reach in the enhanced flow, even if the role permits
/// more (POOL-SCP-01).
enum UnauthenticatedScope {
    /// CloudWatch, Cognito Identity, Cognito Sync, DynamoDB, Kinesis Firehose, GameLift, IoT, Kinesis Data Streams,
    /// KMS, Lambda, Lex, Machine Learning, Mobile Analytics, Polly, Rekognition, S3, SimpleDB, SES, SNS and SQS.
    static let services = [
        "cloudwatch", "cognito-identity", "cognito-sync", "dynamodb", "firehose", "gamelift", "iot", "kinesis", "kms",
        "lambda", "lex", "machinelearning", "mobileanalytics", "polly", "rekognition", "s3", "sdb", "ses", "sns",
        "sqs",
    ]

    /// The part of the policy for an S3-compatible store, which may refuse names of services that it does not have.
    static let storagePolicy =
        #"{"Version":"2012-10-17","Statement":[{"Effect":"Allow","Action":["s3:*"],"Resource":["arn:aws:s3:::*"]}]}"#

    /// The policy, as JSON.
    static let policy: String = {
        let actions = services.map { "\"\($0):*\"" }.joined(separator: ",")
        return #"{"Version":"2012-10-17","Statement":[{"Effect":"Allow","Action":[\#(actions)],"Resource":"*"}]}"#
    }()
}
